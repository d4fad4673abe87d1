/**
 * @generated SignedSource<<c88dd8207f2a337bd3127043dc9a8590>>
 * @relayHash de5ff484e2880e103e6eb8c4e536b881
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ee035fe13569892f5e28114f88b6a7dad61c0f9d68ccff8abb769c44aac79ea2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MentorDashboardPageQuery } from './MentorDashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<MentorDashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ee035fe13569892f5e28114f88b6a7dad61c0f9d68ccff8abb769c44aac79ea2",
    "metadata": {},
    "name": "MentorDashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
