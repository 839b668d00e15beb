import { getPath } from "hono/utils/url";

const RESOURCE =
  /^(\/v[^/]+)\/projects\/([^/]+)\/datasets\/([^/]+)\/(query|mutate|actions|doc|listen|live\/events|history|export)((?:\/.*)?)$/;

/** A client configured with `resource: { type: "dataset", id: "project.dataset" }` has addresses of its own for the same things. */
export function pathsOf(projectId: string): (request: Request) => string {
  return (request) => {
    const path = getPath(request);
    const [, version, project, dataset, operation, rest] = RESOURCE.exec(path) ?? [];
    return project === projectId ? `${version}/data/${operation}/${dataset}${rest}` : path;
  };
}
