import { env } from "#env.ts";

export interface ReceivedInquiry {
  readonly email: string;
  readonly state: string;
  readonly [field: string]: unknown;
}

/** What the office received from a sender, past the Studio. */
export async function inquiriesOf(email: string): Promise<readonly ReceivedInquiry[]> {
  const url = `${env.lakeUrl}/admin/staff/inquiries?text=${encodeURIComponent(email)}`;
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The office's list answered ${response.status}`);
  const { data }: { data: { inquiries: readonly ReceivedInquiry[] } } = await response.json();
  return data.inquiries.filter((inquiry) => inquiry.email === email);
}
