/**
 * @generated SignedSource<<654cf24f9aff5eb94748f52e9c71b7a7>>
 * @relayHash 38682e4a9877160c65dde75d69908c44
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 027fbe1abb95ac5629b3fbd993ba884169f94f952bafec84f32ff17c09eec0fa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MenteeDashboardPageQuery } from './MenteeDashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<MenteeDashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "027fbe1abb95ac5629b3fbd993ba884169f94f952bafec84f32ff17c09eec0fa",
    "metadata": {},
    "name": "MenteeDashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
