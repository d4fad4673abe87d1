/**
 * @generated SignedSource<<a654ce0940fd87d7c96c20de635437fb>>
 * @relayHash 2c0ebbdc9fa18dca29204f142ca78186
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1ec931b33fd1359f142060a8dbe5bfa5d05a4b659b9240068420668c547c20a5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MenteeDashboardPageQuery } from './MenteeDashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<MenteeDashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1ec931b33fd1359f142060a8dbe5bfa5d05a4b659b9240068420668c547c20a5",
    "metadata": {},
    "name": "MenteeDashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
