/**
 * @generated SignedSource<<5b500cf57667822e183812ecef3192b1>>
 * @relayHash 4e132537132015328168976b718339be
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a8d7d37a937ed6fa32b49991de1607232348e6789c068155c42eb311ddeadd0a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MenteeDashboardPageQuery } from './MenteeDashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<MenteeDashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a8d7d37a937ed6fa32b49991de1607232348e6789c068155c42eb311ddeadd0a",
    "metadata": {},
    "name": "MenteeDashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
