import { Stack, Text } from "@sanity/ui";
import { useEffect, useState } from "react";
import { useAddonDataset } from "sanity";
import { useRouter } from "sanity/router";
import * as v from "valibot";

import { HomeSection } from "#home/home-section.tsx";
import { shortTime } from "#quote-requests/format.ts";

const TASKS_QUERY = `*[_type == "tasks.task" && status == "open" && assignedTo == $me]
  | order(coalesce(dueBy, "9999") asc, _createdAt asc)[0...8]{ _id, title, dueBy, _createdAt }`;
const TASKS_WATCH = `*[_type == "tasks.task"]`;

const Tasks = v.array(
  v.object({
    _id: v.string(),
    title: v.nullable(v.string()),
    dueBy: v.nullable(v.string()),
    _createdAt: v.string(),
  }),
);

/** The open tasks that are assigned to the editor, those that are due first. They are stored beside the content. */
export function MyTasks({ me, now }: { me: string; now: Date }) {
  const { client, ready } = useAddonDataset();
  const { navigateUrl } = useRouter();
  const [tasks, setTasks] = useState<v.InferOutput<typeof Tasks>>();
  const [error, setError] = useState<unknown>();

  useEffect(() => {
    if (client === null) return undefined;
    let isCanceled = false;
    const load = async () => {
      try {
        const loaded = await client.fetch<unknown>(TASKS_QUERY, { me }, { perspective: "raw" });
        if (!isCanceled) setTasks(v.parse(Tasks, loaded));
      } catch (reason) {
        if (!isCanceled) setError(reason);
      }
    };
    void load();
    const subscription = client
      .listen(TASKS_WATCH, {}, { includeResult: false, visibility: "query" })
      .subscribe(() => void load());
    return () => {
      isCanceled = true;
      subscription.unsubscribe();
    };
  }, [client, me]);

  // The Studio's error boundary shows it in place of the tool.
  if (error !== undefined) throw error;
  // Before the first comment or task there is no place for them yet.
  const shown = client === null && ready ? [] : tasks;
  return (
    <HomeSection
      title="My tasks"
      empty="No open task is assigned to you."
      items={shown?.map(({ _id, title, dueBy, _createdAt }) => {
        const path = `${location.pathname}?sidebar=tasks&viewMode=edit&selectedTask=${_id}`;
        return (
          <Stack key={_id} as="li" gap={2}>
            <Text size={1}>
              <a
                href={path}
                onClick={(event) => {
                  event.preventDefault();
                  navigateUrl({ path });
                }}
              >
                {title || "Task without a title"}
              </a>
            </Text>
            <Text size={1} muted>
              {dueBy === null ? `Created ${shortTime(_createdAt, now)}` : `Due ${shortTime(dueBy, now)}`}
            </Text>
          </Stack>
        );
      })}
    />
  );
}
