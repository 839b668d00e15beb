import { shiftClock } from "./shift-clock.ts";

shiftClock(3_600_000);
