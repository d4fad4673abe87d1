/**
 * @generated SignedSource<<3b8dd6bcce63f04370862fb864f7814c>>
 * @relayHash 219b1154deb8e5700e2884f99a599f65
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 80c28f738f605c622596c2981797df737f47bbeb5870871d6e08963cd6f27621

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MentorDashboardPageQuery } from './MentorDashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<MentorDashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "80c28f738f605c622596c2981797df737f47bbeb5870871d6e08963cd6f27621",
    "metadata": {},
    "name": "MentorDashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
