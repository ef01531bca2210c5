// Ends with a label: a full stop after the address belongs to the sentence.
const MAIL_ADDRESS = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/

/** Text in which e-mail addresses are links, left to right in Arabic too. */
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
