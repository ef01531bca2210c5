import type { DeletionContract } from '@/lib/account-deletion/types'

export type Store = 'ios' | 'android'

/** An app whose users delete their accounts on this site. */
export interface App {
  /** As English texts write it; the words of its page say it in both languages. */
  name: string
  /** The address of its deletion page, and the folder below content/pages with the words of that page. */
  page: string
  /** The folder below content/products. */
  product: string
  /** The file in public/. */
  icon: `/media/${string}`
  /** Each has a button on the product's page, and a setting for its address. */
  stores: readonly Store[]
  /** In years, until the owner sets another; '' where the pages say nothing about age. */
  minimumAge: `${number}` | ''
  /** How its API deletes an account. */
  contract: DeletionContract
}

/*
 * Every app, by an id of small letters with which its settings begin (SWIN_…, NEXT_PUBLIC_SWIN_…). All else that depends
 * on the apps is made from this table. docs/deletion-apis.md says how to add one.
 */
export const apps = {
  swin: {
    name: 'Swin',
    page: 'swin-account',
    product: 'swin',
    icon: '/media/swin-icon.svg',
    stores: ['ios', 'android'],
    minimumAge: '13',
    contract: {
      path: '/admin/subscribers',
      identity: 'username',
      identityField: 'username',
      passwordAs: 'md5',
      reply: 'status',
    },
  },
  lahfa: {
    name: 'Lahfa',
    page: 'lahfa-account',
    product: 'lahfa',
    icon: '/media/lahfa-icon.svg',
    stores: ['android'],
    minimumAge: '',
    contract: {
      path: '/users/delete',
      identity: 'email',
      identityField: 'user_name',
      passwordAs: 'typed',
      reply: 'message',
    },
  },
} as const satisfies Readonly<Record<string, App>>

export type AppId = keyof typeof apps

export const appIds = Object.keys(apps) as readonly AppId[]

type AppPage = (typeof apps)[AppId]['page']

/** What `valueOf` returns for each app, by the folder of its deletion page. */
export const byAppPage = <Value>(valueOf: (id: AppId) => Value) =>
  Object.fromEntries(appIds.map((id) => [apps[id].page, valueOf(id)])) as Record<AppPage, Value>

/** What the names of an app's settings begin with. */
export const settingPrefix = (id: AppId) => id.toUpperCase() as Uppercase<AppId>

/** The app that a product is, by the folder of the product. */
export const appOf = (product: string): AppId | undefined => appIds.find((id) => apps[id].product === product)

/** The stores of a product; one that is no app has none. */
export function storesOf(product: string): readonly Store[] {
  const id = appOf(product)
  return id ? apps[id].stores : []
}
