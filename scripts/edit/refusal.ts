/** A refusal, with an HTTP status and a sentence for the editor's user. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

const NOT_WRITABLE = 'The file may not be written: look at the permissions of content/. Nothing was saved.'
const FULL = 'The disk is full: nothing was saved. Free some space, then save again.'

/** What the errors of the file system mean for somebody who saves. */
const SENTENCES: Readonly<Record<string, readonly [status: number, sentence: string]>> = {
  ENOSPC: [507, FULL],
  EDQUOT: [507, FULL],
  EACCES: [500, NOT_WRITABLE],
  EPERM: [500, NOT_WRITABLE],
  EROFS: [500, NOT_WRITABLE],
  EBUSY: [500, 'Another program holds the file: nothing was saved. Close that, then save again.'],
  ENAMETOOLONG: [404, 'There is no file of so long a name.'],
}

/** Says of any failure what happened and what to do. */
export function refusalFor(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof URIError) return new Refusal(400, 'The address cannot be read.')
  const { code = '', message } = error as NodeJS.ErrnoException
  const [status, sentence] = SENTENCES[code] ?? []
  if (status && sentence) return new Refusal(status, sentence)
  return new Refusal(
    500,
    `The editor failed, and nothing was saved: ${message}. Save again, or start npm run edit again.`,
  )
}
