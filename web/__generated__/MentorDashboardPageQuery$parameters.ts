/**
 * @generated SignedSource<<2c2d9c820db6342531614fc23d9d97ad>>
 * @relayHash 31a07bba3866e49bf39cfac6c419fc83
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 607e4db13076cdbf99d02152f1d83638416326f4d529a7fdba2baec1c33852b6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MentorDashboardPageQuery } from './MentorDashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<MentorDashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "607e4db13076cdbf99d02152f1d83638416326f4d529a7fdba2baec1c33852b6",
    "metadata": {},
    "name": "MentorDashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
