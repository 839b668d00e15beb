// Stored documents for tests.

export const TIMES = { _rev: "1", _createdAt: "2027-01-01T00:00:00Z", _updatedAt: "2027-01-02T00:00:00Z" };

export const link = (id: string, fields: object = {}) => ({
  _type: "link",
  kind: "internal",
  reference: { _type: "reference", _ref: id },
  ...fields,
});

export function page(id: string, fields: object) {
  return {
    ...TIMES,
    _id: id,
    _type: "page",
    title: id,
    blocks: [{ _key: "h", _type: "hero", heading: "" }],
    ...fields,
  };
}
