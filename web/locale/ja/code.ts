import type { RejectionReason } from "contracts/rejection.ts";

import type { Words } from "../catalog-type.ts";

// The words that need more than a message, as in German. Japanese has no plural.

const REJECTIONS: Readonly<Record<string, string>> = {
  fileMissing: "ファイルが届いていません。削除するか、もう一度アップロードしてください。",
  fileUsed:
    "このファイルでのご依頼はすでに受け付けています。別のご依頼の場合は、ファイルをもう一度アップロードしてください。",
  fileNotRemoved: "ファイルを削除できませんでした。数分後にもう一度お試しください。",
  noSpace: "現在、保存できる空き容量がありません。メールでお送りください。",
  tooManyFiles: "1件のご依頼に添付できるファイルは20件までです。複数のファイルはZIPにまとめてください。",
  tooManyParts:
    "1件のご依頼に登録できる部品は40点までです。ほかの方が部品を追加した可能性があります。入力内容を控えてから、ページを再読み込みしてください。",
  datePast: "希望納期が過去の日付です。今日以降の日付を選んでください。",
  tooManyAnswers: "回答の件数が上限に達しました。メールでご連絡ください。",
  linkInvalid: "このリンクは無効です。",
  notYetAnswered: "当社がこのご依頼に回答した後に、もう一度送信できます。",
  alreadyRequested:
    "これらの部品は本日すでに再依頼されています。そのご依頼の番号はこのページに記載されています。",
} satisfies Record<RejectionReason, string>;

export const adminApi: Pick<Words["adminApi"], "rejected"> = {
  rejected: (code, _message, reason = "") =>
    REJECTIONS[reason] ?? `サーバーがリクエストを受け付けませんでした（コード${code}）。`,
};

export const charts: Pick<Words["charts"], "count"> = {
  count: (count) =>
    count >= 10_000 ? `${(count / 10_000).toLocaleString("ja-JP")}万` : count.toLocaleString("ja-JP"),
};

/** Japanese has no spaces around these words, and puts many of them after the quantity. */
export const measures: Omit<Words["measures"], "locale"> = {
  between: / ?(?:～|〜|から|、|または|あるいは|と) ?/,
  range: / ?(?:～|〜|から) ?/,
  base: /最初の|以降|追加|ごと|あたり|につき/,
  per: /あたり|につき/,
  imperial: /インチ/,
  rough: /粗さ|粗い/,
  joins: /、|または|で|まで/,
  before: /約|最大|最小|最低|直径/,
  after: /以上|以下|未満|超|まで|程度/,
};

export const partCheck = {
  findings: {
    unjoined: {
      text: (places: number) =>
        `${places}か所で面がつながっていません。CADソフトでソリッドに結合し、もう一度書き出してください。面だけでは、肉厚も体積もありません。`,
    },
  },
};

export const priceChart: Pick<Words["priceChart"], "thousand"> = {
  thousand: (count) => (count * 1000).toLocaleString("ja-JP"),
};

export const pricing: Pick<Words["pricing"], "cavities"> = {
  cavities: (count, sideActions) =>
    [`${count}個取りの型`, sideActions > 0 && `スライド${sideActions}か所`].filter(Boolean).join("、"),
};
