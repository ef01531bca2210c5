/** The conformance report as a file, for programs that compare such reports. */
export const OPENACR_PATH = '/accessibility.openacr.yaml'
