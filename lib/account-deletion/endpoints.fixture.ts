import type { DeletionEndpoint } from './types'

const server = { url: 'https://api.example.com', keyHeader: 'x-api-key', key: 'key-7' }

/** An API whose users have a username. It gives no reason when it refuses. */
export const usernameApi: DeletionEndpoint = {
  ...server,
  app: 'username-app',
  contract: {
    path: '/admin/subscribers',
    identity: 'username',
    identityField: 'username',
    passwordAs: 'md5',
    reply: 'status',
  },
}

/** An API whose users have an e-mail address. It gives a reason when it refuses. */
export const emailApi: DeletionEndpoint = {
  ...server,
  app: 'email-app',
  contract: {
    path: '/users/delete',
    identity: 'email',
    identityField: 'user_name',
    passwordAs: 'typed',
    reply: 'message',
  },
}
