import { redirectUnknownPath } from './redirect-unknown-path'

redirectUnknownPath(window.location)
