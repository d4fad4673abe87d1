/**
 * @generated SignedSource<<aa3b5ed305dc8441af3bdf56fc7ab75f>>
 * @relayHash 803d43f4b00f8626306d00742ab42df7
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 63449e5082d902ea122a634141ff282a8f96b9c360d30324ed4bcf1e466363b9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NotificationsPageQuery } from './NotificationsPageQuery.graphql';

const node: PreloadableConcreteRequest<NotificationsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "63449e5082d902ea122a634141ff282a8f96b9c360d30324ed4bcf1e466363b9",
    "metadata": {},
    "name": "NotificationsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
