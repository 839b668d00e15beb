import type { Row } from "./row.ts";
import { admin } from "./rows/admin.ts";
import { beacon } from "./rows/beacon.ts";
import { buildFault } from "./rows/build-fault.ts";
import { cache } from "./rows/cache.ts";
import { draft } from "./rows/draft.ts";
import { flood } from "./rows/flood.ts";
import { formContent } from "./rows/form-content.ts";
import { formFaults } from "./rows/form-faults.ts";
import { formLimits } from "./rows/form-limits.ts";
import { formOnce } from "./rows/form-once.ts";
import { headers } from "./rows/headers.ts";
import { host } from "./rows/host.ts";
import { imageAddresses } from "./rows/image-addresses.ts";
import { imageLoad } from "./rows/image-load.ts";
import { lakeFaults } from "./rows/lake-faults.ts";
import { leak } from "./rows/leak.ts";
import { login } from "./rows/login.ts";
import { mixedLoad } from "./rows/mixed-load.ts";
import { parse } from "./rows/parse.ts";
import { socket } from "./rows/socket.ts";
import { statisticsFault } from "./rows/statistics-fault.ts";
import { stopping } from "./rows/stopping.ts";
import { uploadBinding } from "./rows/upload-binding.ts";
import { uploadContent } from "./rows/upload-content.ts";
import { uploadLoad } from "./rows/upload-load.ts";
import { uploadSignature } from "./rows/upload-signature.ts";
import { webhook } from "./rows/webhook.ts";
import { wrongMachine } from "./rows/wrong-machine.ts";

/** The table, in its order. */
export const rows: readonly Row[] = [
  ...cache,
  flood,
  ...host,
  ...parse,
  ...leak,
  ...draft,
  ...imageAddresses,
  ...imageLoad,
  ...headers,
  ...webhook,
  ...lakeFaults,
  buildFault,
  ...formOnce,
  formLimits,
  ...formContent,
  ...formFaults,
  ...uploadSignature,
  uploadContent,
  ...uploadBinding,
  uploadLoad,
  ...admin,
  login,
  ...beacon,
  statisticsFault,
  ...stopping,
  ...wrongMachine,
  mixedLoad,
  ...socket,
].toSorted((left, right) => left.number - right.number);
