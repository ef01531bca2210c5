/** @jest-environment node */
import { associationFiles } from './app-association'

const ANDROID = '/.well-known/assetlinks.json'
const IOS = '/.well-known/apple-app-site-association'

it('makes no file while no app is named', () => {
  expect([...associationFiles([{}, {}]).keys()]).toEqual([])
})

it('names each app in the file of its store', () => {
  const files = associationFiles([
    { android: { package: 'ae.firm.swin', fingerprints: ['AA:BB'] }, ios: { appId: 'TEAM123456.ae.firm.swin' } },
    { android: { package: 'ae.firm.lahfa', fingerprints: ['CC:DD', 'EE:FF'] } },
  ])
  expect(JSON.parse(files.get(ANDROID)!)).toEqual([
    {
      relation: ['delegate_permission/common.get_login_creds'],
      target: { namespace: 'android_app', package_name: 'ae.firm.swin', sha256_cert_fingerprints: ['AA:BB'] },
    },
    {
      relation: ['delegate_permission/common.get_login_creds'],
      target: {
        namespace: 'android_app',
        package_name: 'ae.firm.lahfa',
        sha256_cert_fingerprints: ['CC:DD', 'EE:FF'],
      },
    },
  ])
  expect(JSON.parse(files.get(IOS)!)).toEqual({ webcredentials: { apps: ['TEAM123456.ae.firm.swin'] } })
})
