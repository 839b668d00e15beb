// These limits only end tests that hang. Even a slow, busy machine stays far below them.
export const TEST_LIMIT_MS = 5 * 60_000;
export const EXPECT_LIMIT_MS = 60_000;
export const ATTACK_LIMIT_MS = { fast: 5 * 60_000, normal: 15 * 60_000, full: 2 * 3_600_000 };
export const BENCH_LIMIT_MS = 20 * 60_000;
