// These limits only end tests that hang. Even a slow, busy machine stays far below them.
export const TEST_LIMIT_MS = 90_000;
export const EXPECT_LIMIT_MS = 30_000;
