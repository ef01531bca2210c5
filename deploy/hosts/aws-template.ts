import { ERROR_PAGE, METHODS, type Rules } from '../rules'
import { GENERATED } from './host'

/** AWS's own policy: as the object's Cache-Control says, gzip and brotli, nothing of the request in the key but its path. */
const CACHING_OPTIMIZED = '658327ea-f89d-4fab-a63d-7e88639e58f6'
/** CloudFront forwards these; the function answers all but GET and HEAD with 405. */
const FORWARDED_METHODS = [...METHODS, 'OPTIONS', 'PUT', 'PATCH', 'POST', 'DELETE']
const ORIGIN = 'site'

/** Headers that the policy has properties for; it takes all others as custom headers. */
const OWN_PROPERTIES = ['Strict-Transport-Security', 'X-Content-Type-Options', 'Referrer-Policy']
const maxAge = (value = '') => Number(/max-age=(\d+)/.exec(value)?.[1])

function responseHeaders(name: string, { headers }: Rules, policy?: string) {
  return {
    Type: 'AWS::CloudFront::ResponseHeadersPolicy',
    Properties: {
      ResponseHeadersPolicyConfig: {
        Name: { 'Fn::Sub': `\${AWS::StackName}-${name}` },
        SecurityHeadersConfig: {
          ...(policy && { ContentSecurityPolicy: { ContentSecurityPolicy: policy, Override: true } }),
          ContentTypeOptions: { Override: true },
          ReferrerPolicy: { ReferrerPolicy: headers['Referrer-Policy'], Override: true },
          StrictTransportSecurity: {
            AccessControlMaxAgeSec: maxAge(headers['Strict-Transport-Security']),
            Override: true,
          },
        },
        CustomHeadersConfig: {
          Items: Object.entries(headers)
            .filter(([header]) => !OWN_PROPERTIES.includes(header))
            .map(([Header, Value]) => ({ Header, Value, Override: true })),
        },
        RemoveHeadersConfig: {
          Items: ['x-amz-server-side-encryption', 'x-amz-version-id'].map((Header) => ({ Header })),
        },
      },
    },
  }
}

const behavior = (policy: string) => ({
  TargetOriginId: ORIGIN,
  ViewerProtocolPolicy: 'redirect-to-https',
  AllowedMethods: FORWARDED_METHODS,
  CachedMethods: METHODS,
  Compress: true,
  CachePolicyId: CACHING_OPTIMIZED,
  ResponseHeadersPolicyId: { Ref: policy },
  FunctionAssociations: [{ EventType: 'viewer-request', FunctionARN: { 'Fn::GetAtt': ['Paths', 'FunctionARN'] } }],
})

/** Private; only this distribution may read it. It may also list it: otherwise S3 answers 403 for what is not there. */
const bucketPolicy = {
  Type: 'AWS::S3::BucketPolicy',
  Properties: {
    Bucket: { Ref: 'Bucket' },
    PolicyDocument: {
      Version: '2012-10-17',
      Statement: [
        ...[
          ['s3:GetObject', '${Bucket.Arn}/*'],
          ['s3:ListBucket', '${Bucket.Arn}'],
        ].map(([Action, resource]) => ({
          Effect: 'Allow',
          Principal: { Service: 'cloudfront.amazonaws.com' },
          Action,
          Resource: { 'Fn::Sub': resource },
          Condition: {
            StringEquals: {
              'AWS:SourceArn': {
                'Fn::Sub': 'arn:${AWS::Partition}:cloudfront::${AWS::AccountId}:distribution/${Distribution}',
              },
            },
          },
        })),
        {
          Effect: 'Deny',
          Principal: '*',
          Action: 's3:*',
          Resource: [{ 'Fn::Sub': '${Bucket.Arn}' }, { 'Fn::Sub': '${Bucket.Arn}/*' }],
          Condition: { Bool: { 'aws:SecureTransport': false } },
        },
      ],
    },
  },
}

/** The bucket, CloudFront and what they need, as a CloudFormation template. `code` is the function's. */
export const cloudFormation = (rules: Rules, code: string) => ({
  AWSTemplateFormatVersion: '2010-09-09',
  Description: `The website: a private S3 bucket behind CloudFront. ${GENERATED}`,
  Parameters: {
    DomainName: { Type: 'String', Description: 'The address of the site, such as www.example.com' },
    CertificateArn: { Type: 'String', Description: 'A certificate for it in ACM, in the region us-east-1' },
  },
  Resources: {
    Bucket: {
      Type: 'AWS::S3::Bucket',
      DeletionPolicy: 'Retain',
      UpdateReplacePolicy: 'Retain',
      Properties: {
        PublicAccessBlockConfiguration: {
          BlockPublicAcls: true,
          BlockPublicPolicy: true,
          IgnorePublicAcls: true,
          RestrictPublicBuckets: true,
        },
        OwnershipControls: { Rules: [{ ObjectOwnership: 'BucketOwnerEnforced' }] },
        VersioningConfiguration: { Status: 'Enabled' },
        LifecycleConfiguration: {
          Rules: [{ Id: 'old-versions', Status: 'Enabled', NoncurrentVersionExpiration: { NoncurrentDays: 90 } }],
        },
      },
    },
    BucketPolicy: bucketPolicy,
    OriginAccess: {
      Type: 'AWS::CloudFront::OriginAccessControl',
      Properties: {
        OriginAccessControlConfig: {
          Name: { 'Fn::Sub': '${AWS::StackName}' },
          OriginAccessControlOriginType: 's3',
          SigningBehavior: 'always',
          SigningProtocol: 'sigv4',
        },
      },
    },
    Paths: {
      Type: 'AWS::CloudFront::Function',
      Properties: {
        Name: { 'Fn::Sub': '${AWS::StackName}-paths' },
        AutoPublish: true,
        FunctionConfig: { Comment: 'Pages, redirects, methods', Runtime: 'cloudfront-js-2.0' },
        FunctionCode: code,
      },
    },
    PageHeaders: responseHeaders('pages', rules, rules.policy),
    FileHeaders: responseHeaders('files', rules),
    Distribution: {
      Type: 'AWS::CloudFront::Distribution',
      Properties: {
        DistributionConfig: {
          Enabled: true,
          HttpVersion: 'http2and3',
          IPV6Enabled: true,
          // The cheapest class has no edges in the Middle East.
          PriceClass: 'PriceClass_200',
          Aliases: [{ Ref: 'DomainName' }],
          ViewerCertificate: {
            AcmCertificateArn: { Ref: 'CertificateArn' },
            MinimumProtocolVersion: 'TLSv1.2_2021',
            SslSupportMethod: 'sni-only',
          },
          Origins: [
            {
              Id: ORIGIN,
              DomainName: { 'Fn::GetAtt': ['Bucket', 'RegionalDomainName'] },
              OriginAccessControlId: { 'Fn::GetAtt': ['OriginAccess', 'Id'] },
              S3OriginConfig: {},
            },
          ],
          DefaultCacheBehavior: behavior('PageHeaders'),
          CacheBehaviors: [{ PathPattern: '/pdfs/*', ...behavior('FileHeaders') }],
          CustomErrorResponses: [
            { ErrorCode: 404, ResponseCode: 404, ResponsePagePath: ERROR_PAGE, ErrorCachingMinTTL: 10 },
          ],
        },
      },
    },
  },
  Outputs: {
    BucketName: { Value: { Ref: 'Bucket' } },
    Address: { Value: { 'Fn::GetAtt': ['Distribution', 'DomainName'] } },
  },
})
