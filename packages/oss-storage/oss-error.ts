/** An error response in the format of OSS: https://www.alibabacloud.com/help/en/oss/support/error-codes */
export class OssError extends Error {
  override readonly name = "OssError";
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }

  toXml(requestId: string): string {
    return `<?xml version="1.0" encoding="UTF-8"?>\n<Error>${element("Code", this.code)}${element("Message", this.message)}${element("RequestId", requestId)}</Error>`;
  }
}

function element(name: string, text: string): string {
  return `<${name}>${text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</${name}>`;
}
