import { Button, Card, Checkbox, Flex, Stack, Text } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { useState } from "react";
import { getPublishedId, type SanityClient, useClient } from "sanity";
import { useRouter } from "sanity/router";
import type { StoredDocument } from "stored-values/stored-document.ts";
import { API } from "studio-kit/api.ts";
import { useTask } from "studio-kit/failure-toast.ts";
import { useMayMakeReleases, usePermitted } from "studio-kit/permissions.ts";
import { Notice } from "studio-kit/ui.tsx";
import { publishDrafts } from "studio-publishing/publish-drafts.ts";

import { useLanguagesSettings } from "./languages-settings.ts";
import { type Entry, titleOf, type Work } from "./translation-work.ts";

interface PublishTogetherProps {
  work: Work;
  entry: Entry;
}

/** Publishes the drafts of a document in all its languages together, now or as a release: those that the account may publish. */
export function PublishTogether({ work, entry }: PublishTogetherProps) {
  const client = useClient(API);
  const { confirmDrafts, titles } = useLanguagesSettings();
  const toast = useToast();
  const { navigateIntent } = useRouter();
  const task = useTask("Nothing was published");
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const mayMakeReleases = useMayMakeReleases();
  const versions = [
    { name: "English", document: entry.original },
    ...work.languages.flatMap(({ code, name }) => {
      const document = entry.translations.get(code);
      return document === undefined ? [] : [{ name, document }];
    }),
  ];
  const permitted = new Set(
    usePermitted(
      "create",
      versions.map(({ document }) => ({ ...document, _id: getPublishedId(document._id) })),
    ).map(({ _id }) => _id),
  );
  const drafts = versions.filter(
    ({ document }) => document._id.startsWith("drafts.") && permitted.has(getPublishedId(document._id)),
  );
  const moved = drafts.filter(({ document }) => work.moved.has(getPublishedId(document._id)));
  const ready = drafts.filter((each) => !moved.includes(each));
  const chosen = ready.filter(({ name }) => !left.has(name));
  const title = `${titleOf(entry.original, titles)}: ${chosen.map(({ name }) => name).join(", ")}`;
  const documents = chosen.map(({ document }) => document);
  if (drafts.length === 0) return null;

  const publish = async () => {
    if (!(await confirmDrafts(documents))) return;
    await publishDrafts(client, documents);
    toast.push({ status: "success", title: `${title} published` });
  };
  const release = async () => {
    const id = await createRelease(client, title, documents);
    navigateIntent("release", { id });
  };
  return (
    <Card tone="primary" padding={4} radius={2} border>
      <Stack gap={3}>
        <Text size={1}>These drafts go live together. Visitors do not see them yet.</Text>
        <Flex gap={4} align="center" wrap="wrap">
          {ready.map(({ name }) => (
            <Flex as="label" key={name} gap={2} align="center">
              <Checkbox
                checked={!left.has(name)}
                onChange={({ currentTarget }) => {
                  const after = new Set(left);
                  if (currentTarget.checked) after.delete(name);
                  else after.add(name);
                  setLeft(after);
                }}
              />
              <Text size={1}>{name}</Text>
            </Flex>
          ))}
          <Button
            fontSize={1}
            tone="positive"
            text={chosen.length > 1 ? "Publish together" : "Publish"}
            disabled={task.isRunning || chosen.length === 0}
            onClick={() => task.run(publish)}
          />
          {mayMakeReleases && (
            <Button
              fontSize={1}
              mode="ghost"
              text="Make a release"
              disabled={task.isRunning || chosen.length === 0}
              onClick={() => task.run(release)}
            />
          )}
        </Flex>
        {moved.length > 0 && (
          <Notice tone="caution">
            {moved.map(({ name }) => name).join(", ")}: the path changes. Publish from the form, which asks
            about redirects.
          </Notice>
        )}
      </Stack>
    </Card>
  );
}

/** Creates a release with a version of each draft, which an editor schedules or publishes there. Returns its name. */
async function createRelease(
  client: SanityClient,
  title: string,
  drafts: readonly StoredDocument[],
): Promise<string> {
  const { releaseId } = await client.releases.create({ metadata: { title, releaseType: "asap" } });
  for (const { _id } of drafts)
    await client.createVersion({ baseId: _id, publishedId: getPublishedId(_id), releaseId });
  return releaseId;
}
