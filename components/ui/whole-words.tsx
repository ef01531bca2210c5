/** A letter, a hyphen, a word: after the hyphen browsers would end the line. */
const LETTER_AND_WORD = /(\b[A-Za-z]-[A-Za-z]+)/

/** A running text in which words such as "e-invoicing" stay on one line. Names stay one piece of text in the HTML. */
export const WholeWords = ({ text }: { text: string }) =>
  text.split(LETTER_AND_WORD).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="whole-word">
        {part}
      </span>
    ) : (
      part
    ),
  )
