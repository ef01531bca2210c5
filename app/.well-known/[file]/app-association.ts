/** What identifies an app. A part is undefined where the store is not used. */
export interface AppAssociation {
  android?: { package: string; fingerprints: readonly string[] }
  ios?: { appId: string }
}

const json = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`

/**
 * The files by which a phone knows that apps and site belong together, so that its password manager offers an app's
 * password on the site: Google's Digital Asset Links and Apple's associated domains. Takes the apps, gives text by path;
 * leaves out the file of a store that no app uses.
 */
export function associationFiles(apps: readonly AppAssociation[]): ReadonlyMap<string, string> {
  const android = apps.flatMap((app) => app.android ?? [])
  const ios = apps.flatMap((app) => app.ios ?? [])
  const files = new Map<string, string>()
  if (android.length > 0) {
    const statements = android.map((app) => ({
      relation: ['delegate_permission/common.get_login_creds'],
      target: {
        namespace: 'android_app',
        package_name: app.package,
        sha256_cert_fingerprints: app.fingerprints,
      },
    }))
    files.set('/.well-known/assetlinks.json', json(statements))
  }
  if (ios.length > 0) {
    files.set(
      '/.well-known/apple-app-site-association',
      json({ webcredentials: { apps: ios.map(({ appId }) => appId) } }),
    )
  }
  return files
}
