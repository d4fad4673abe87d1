/**
 * @generated SignedSource<<21af352692711b4fa586baf5d59661e6>>
 * @relayHash e62806d4c520043480d443b1b68b2f81
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 78c2bdf15c0667d55725b495eb52519860739c1ce783d11bc7b287a94826683f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentsPageQuery } from './PaymentsPageQuery.graphql';

const node: PreloadableConcreteRequest<PaymentsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "78c2bdf15c0667d55725b495eb52519860739c1ce783d11bc7b287a94826683f",
    "metadata": {},
    "name": "PaymentsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
