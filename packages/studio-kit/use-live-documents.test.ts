import { expect, test, vi } from "vitest";

import { followDocuments } from "./use-live-documents.ts";

interface Page {
  _id: string;
  title: string;
}

/** A lake with these pages. `connect`, `change` and `fail` act as its listener. */
function setup(...pages: Page[]) {
  const stored = new Map(pages.map((page) => [page._id, page]));
  const loadAll = vi.fn<() => Promise<Page[]>>(async () => [...stored.values()]);
  const loadSome = vi.fn<(ids: readonly string[]) => Promise<Page[]>>(async (ids) =>
    ids.flatMap((id) => stored.get(id) ?? []),
  );
  const onDocuments = vi.fn<(documents: readonly Page[]) => void>();
  const onFailure = vi.fn<(reason: unknown) => void>();
  type Watcher = Parameters<Parameters<typeof followDocuments<Page>>[0]["watch"]>[0];
  let watcher: Watcher | undefined;
  const stop = followDocuments<Page>({
    loadAll,
    loadSome,
    watch: (given) => {
      watcher = given;
      return () => {};
    },
    onDocuments,
    onFailure,
    retryMs: 1,
  });
  return {
    stored,
    loadAll,
    loadSome,
    onDocuments,
    onFailure,
    stop,
    connect: () => watcher?.onConnect(),
    change: (id: string) => watcher?.onChange(id),
    /** Waits until these are the documents. */
    shows: (...expected: Page[]) => vi.waitFor(() => expect(onDocuments).toHaveBeenLastCalledWith(expected)),
  };
}

const home = { _id: "home", title: "Home" };
const about = { _id: "about", title: "About" };

test("after a change, only the changed document is loaded again", async () => {
  const { stored, loadAll, loadSome, connect, change, shows } = setup(home, about);
  connect();
  await shows(home, about);
  stored.set("home", { ...home, title: "Start" });
  change("home");
  await shows(about, { ...home, title: "Start" });
  expect(loadAll).toHaveBeenCalledTimes(1);
  expect(loadSome.mock.calls).toEqual([[["home"]]]);
});

test("a document that was created is added, and one that was deleted is gone", async () => {
  const { stored, connect, change, shows, onFailure } = setup(home);
  connect();
  await shows(home);
  stored.set("about", about);
  change("about");
  await shows(home, about);
  stored.delete("home");
  change("home");
  await shows(about);
  expect(onFailure).not.toHaveBeenCalled();
});

test("changes during a load are loaded together after it", async () => {
  const { loadSome, connect, change, shows } = setup(home, about);
  connect();
  change("home");
  change("about");
  change("home");
  await vi.waitFor(() => expect(loadSome.mock.calls).toEqual([[["home", "about"]]]));
  await shows(home, about);
});

test("after an interruption everything is loaded again", async () => {
  const { stored, loadAll, connect, shows } = setup(home);
  connect();
  await shows(home);
  stored.set("about", about);
  connect();
  await shows(home, about);
  expect(loadAll).toHaveBeenCalledTimes(2);
});

test("a load that fails is reported, and the next change loads again", async () => {
  const { loadAll, onFailure, connect, shows } = setup(home);
  loadAll.mockRejectedValueOnce(new Error("The lake is down"));
  connect();
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledWith(new Error("The lake is down")));
  connect();
  await shows(home);
});

test("a later load that fails is tried again, and the documents stay", async () => {
  const { stored, loadAll, loadSome, onDocuments, onFailure, connect, change, shows } = setup(home);
  connect();
  await shows(home);
  loadSome.mockRejectedValueOnce(new Error("The lake is down"));
  loadAll.mockRejectedValueOnce(new Error("The lake is still down"));
  stored.set("about", about);
  change("about");
  await shows(home, about);
  expect(onDocuments).toHaveBeenCalledTimes(2);
  expect(onFailure).not.toHaveBeenCalled();
});

test("nothing is reported after the end", async () => {
  const { connect, stop, loadAll, onDocuments } = setup(home);
  connect();
  stop();
  await vi.waitFor(() => expect(loadAll).toHaveResolved());
  expect(onDocuments).not.toHaveBeenCalled();
});
