/**
 * @generated SignedSource<<6ed8c63c286ee9ffd57471c57f7a7ac9>>
 * @relayHash dfb81fec93a738c6de184676bd08ed83
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b9184ec10da5cd503926258c7ce77f8ef6906082a3c59077c81fc3d4bd9bf055

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AuditPageQuery } from './AuditPageQuery.graphql';

const node: PreloadableConcreteRequest<AuditPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b9184ec10da5cd503926258c7ce77f8ef6906082a3c59077c81fc3d4bd9bf055",
    "metadata": {},
    "name": "AuditPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
