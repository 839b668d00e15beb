import { HttpError } from "admin/http/errors.ts";
import { createHostedStaff } from "admin/http/hosted-staff.ts";
import { listen } from "admin/http/listen.ts";
import type { Identify } from "admin/http/staff-routes.ts";
import type { Log } from "admin/log.ts";
import { openAdmin } from "admin/open-admin.ts";
import { createSmtpSender } from "admin/quote-requests/mailer.ts";
import { type ContentLake, LakeError, openContentLake } from "content-lake";

import { openSecrets } from "../scripts/secrets.ts";
import type { Env } from "./env.ts";

export interface Backend {
  readonly documents: number;
  /** A description of who may edit, for the start message. */
  readonly access: string;
  /** Closes everything. Running requests have up to five seconds to finish. */
  stop(): Promise<void>;
}

/**
 * Opens the lake, the admin API and the storage, and serves them on one port. Throws an Error whose message tells the operator
 * what to do: the port or the data directory is in use, or the lake would be open to other machines without an account.
 */
export async function start(env: Env, log: Log): Promise<Backend> {
  const secrets = openSecrets(env.dataDirectory);
  const { readToken = secrets.SANITY_API_READ_TOKEN, revalidateSecret = secrets.SANITY_REVALIDATE_SECRET } =
    env;
  const lake = openContentLake({
    ...env,
    publicUrl: env.lakeUrl,
    readToken,
    webhooks: [{ url: `${env.siteUrl}/api/revalidate`, secret: revalidateSecret }],
    log,
  });
  const admin = openAdmin({
    ...env,
    siteSecret: revalidateSecret,
    publicUrl: env.lakeUrl,
    mail: env.mail && { to: env.mail.to, send: createSmtpSender(env.mail) },
    origins: [...env.origins, env.lakeUrl],
    identify:
      env.staffProjectId === undefined
        ? identifyInLake(lake)
        : createHostedStaff({ projectId: env.staffProjectId }),
    log,
  });

  const server = await listen(
    (request, bindings) => (isAdminOrStorage(request) ? admin.app : lake.app).fetch(request, bindings),
    env,
  );
  lake.start(server.http);

  return {
    documents: lake.content.documents.size,
    access: lake.access,
    async stop() {
      lake.disconnect();
      await server.close();
      await admin.stop();
      lake.close();
    },
  };
}

/** The lake knows who sends a request of staff. */
function identifyInLake(lake: ContentLake): Identify {
  return (request) => {
    try {
      return lake.identify(request);
    } catch (error) {
      if (error instanceof LakeError && error.status === 401) throw new HttpError(401, error.message);
      throw error;
    }
  };
}

function isAdminOrStorage({ url }: Request): boolean {
  return /^\/(admin|storage)(\/|$)/.test(new URL(url).pathname);
}
