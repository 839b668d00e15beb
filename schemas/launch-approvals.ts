/** What the operator has to decide before the launch and no check can see, by the value that the settings store. */
export const launchApprovals = {
  "reply-time": "Reply time in working days",
  terms: "Payment, shipping and warranty terms on /ordering",
  transit: "Transit times by region on /ordering",
  nda: "NDA form on /ordering",
  quality: "Inspection menu and cosmetic classes on /quality",
  standards: "Defaults on /manufacturing-standards",
  privacy: "Privacy policy, with who is responsible",
  mail: "Mail settings on the server, tested with a quote request",
} as const;

export type LaunchApproval = keyof typeof launchApprovals;
