/**
 * @generated SignedSource<<3fe3e3d447639ccbbbcc73cde500446f>>
 * @relayHash c89a13c80854816ccfe5e66565647c7e
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 74d66e5a77279e2a9716083acc424ec009a61c25f4f123e1cd39c420986957fc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CertificatePageQuery } from './CertificatePageQuery.graphql';

const node: PreloadableConcreteRequest<CertificatePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "74d66e5a77279e2a9716083acc424ec009a61c25f4f123e1cd39c420986957fc",
    "metadata": {},
    "name": "CertificatePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
