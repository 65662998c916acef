import { expect, test } from 'vitest'
import * as certificates from './attestation-certificates.ts'

test.each(Object.entries(certificates))('a certificate that was not requested is not read as %s', (_name, Certificate) => {
  expect(() => new Certificate()).toThrow('requests no attestation')
})
