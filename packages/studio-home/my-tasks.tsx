import { type SanityClient, useAddonDataset } from "sanity";
import { useStudioLink } from "studio-kit/links.tsx";
import { shortTime } from "studio-kit/times.ts";
import { useLiveQuery } from "studio-kit/use-live-query.ts";
import * as v from "valibot";

import { HomeItem, HomeSection, PersonName } from "./home-section.tsx";

const TASKS_QUERY = `*[_type == "tasks.task" && status == "open" && assignedTo == $me]
  | order(coalesce(dueBy, "9999") asc, _createdAt asc)[0...8]{ _id, title, dueBy, authorId, _createdAt }`;
const TASKS_WATCH = `*[_type == "tasks.task"]`;

const Tasks = v.array(
  v.object({
    _id: v.string(),
    title: v.nullable(v.string()),
    dueBy: v.nullable(v.string()),
    authorId: v.nullable(v.string()),
    _createdAt: v.string(),
  }),
);

interface MyTasksProps {
  me: string;
  now: Date;
}

const section = { title: "My tasks", empty: "No open task is assigned to you." };

/** The open tasks that are assigned to the editor, those due first at the top. They are in a dataset beside the content. */
export function MyTasks(props: MyTasksProps) {
  const { client, ready } = useAddonDataset();
  // The first comment or task creates that dataset.
  if (client === null) return <HomeSection {...section} items={ready ? [] : undefined} />;
  return <TaskList client={client} {...props} />;
}

function TaskList({ client, me, now }: MyTasksProps & { client: SanityClient }) {
  const tasks = useLiveQuery({
    query: TASKS_QUERY,
    params: { me },
    schema: Tasks,
    watch: TASKS_WATCH,
    client,
  });
  return (
    <HomeSection
      {...section}
      items={tasks?.map(({ _id, title, dueBy, authorId, _createdAt }) => (
        <HomeItem
          key={_id}
          details={
            <>
              {dueBy === null ? `Created ${shortTime(_createdAt, now)}` : `Due ${shortTime(dueBy, now)}`}
              {authorId !== null && <PersonName id={authorId} />}
            </>
          }
        >
          <TaskLink id={_id}>{title || "Task without a title"}</TaskLink>
        </HomeItem>
      ))}
    />
  );
}

/** Opens a task beside the tool. */
function TaskLink({ id, children }: { id: string; children: string }) {
  const link = useStudioLink(`${location.pathname}?sidebar=tasks&viewMode=edit&selectedTask=${id}`);
  return <a {...link}>{children}</a>;
}
