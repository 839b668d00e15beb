/** With it Chromium from npm also brings the system libraries that a bare machine lacks. */
export const chromiumEnv = { AWS_LAMBDA_JS_RUNTIME: "nodejs24.x" } as const;
