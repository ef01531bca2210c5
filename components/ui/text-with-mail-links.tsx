// An address ends with a domain label: a full stop after it belongs to the sentence.
const MAIL_ADDRESS = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/

/** A text whose e-mail addresses are links, left to right in Arabic too. */
export function TextWithMailLinks({ text }: { text: string }) {
  // split() with a capturing group returns the matches at odd indexes.
  return text.split(MAIL_ADDRESS).map((part, index) =>
    index % 2 === 1 ? (
      <a key={index} href={`mailto:${part}`}>
        <bdi dir="ltr">{part}</bdi>
      </a>
    ) : (
      part
    ),
  )
}
