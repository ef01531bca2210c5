import '@/lib/settings/load-environment'

import { writeConfigs } from './write-configs'

writeConfigs('out')
