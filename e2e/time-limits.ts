// These end a hang. A slow, busy machine stays far below them.
export const TEST_LIMIT_MS = 90_000;
export const EXPECT_LIMIT_MS = 30_000;
