export const sender = { reply: (email: string) => `We'll reply to ${email}` };
