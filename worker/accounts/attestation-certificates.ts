/**
 * Replaces `@peculiar/x509` in the Worker's build. `@simplewebauthn/server` uses it only to check the certificates of an attestation against roots of
 * trust. Perron requests no attestation (WebAuthn, section 5.4.7) and knows no roots, so browsers send no certificates and a response with one is refused.
 */
class NotRequested {
  constructor() {
    throw new Error('This site requests no attestation, so it reads no certificates of authenticators')
  }
}

export {
  NotRequested as AuthorityKeyIdentifierExtension,
  NotRequested as CRLDistributionPointsExtension,
  NotRequested as SubjectKeyIdentifierExtension,
  NotRequested as X509Certificate,
  NotRequested as X509ChainBuilder,
  NotRequested as X509Crl,
}
