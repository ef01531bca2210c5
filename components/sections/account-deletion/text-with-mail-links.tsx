// A full stop after the address belongs to the sentence.
const MAIL_ADDRESS = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/

/** A sentence in which e-mail addresses are links and keep their direction. */
export function TextWithMailLinks({ text }: { text: string }) {
  // Splitting by a group leaves what it found at the odd places.
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
