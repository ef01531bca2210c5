import { md5 } from 'js-md5'

/**
 * Returns the MD5 hash of a text's UTF-8 bytes in lower-case hex, the form in which Swin's API expects a password.
 *
 * Browsers have no MD5. The library comes with the form: loaded at the first call, it could be gone after a deployment.
 * Treat the hash like the password: whoever has it can delete the account with it.
 */
export const md5Hex = (text: string): string => md5(new TextEncoder().encode(text))
