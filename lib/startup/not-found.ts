import { leaveNotFound } from './leave-not-found'

leaveNotFound(window.location)
